/** Older addresses and where they lead now [SHL-14, SHL-17]. */
export const redirects: Readonly<Record<string, string>> = {
  'content/faqs': '/faqs/',
  locations: '/huts/',
  hut: '/huts/',
  'huts/unk/:id?': '/huts/',
};
