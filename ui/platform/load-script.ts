const loading = new Map<string, Promise<void>>();

/**
 * Runs a script from another address, once however often it is asked for; one that failed may be tried again [LOC-74].
 * @param attributes what the script reads from its own tag, each under a name that begins with `data-`
 */
export const loadScript = (
  address: string,
  attributes: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const known = loading.get(address);
  if (known) return known;
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    for (const [name, value] of Object.entries(attributes)) {
      script.setAttribute(`data-${name}`, value);
    }
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      loading.delete(address);
      script.remove();
      reject(new Error(`The script ${script.src} did not load`));
    });
    document.head.append(script);
  });
  loading.set(address, loaded);
  return loaded;
};

/** Whether the page is being prepared before anybody looks at it [LOC-74]. */
export const isPrerendering = (): boolean =>
  (document as Document & { readonly prerendering?: boolean }).prerendering === true;
