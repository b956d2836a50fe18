/** Removes a cookie of this site, whichever page set it [LOC-49]. */
export const forgetCookie = (name: string): void => {
  document.cookie = `${encodeURIComponent(name)}=; Max-Age=0; Path=/`;
};
