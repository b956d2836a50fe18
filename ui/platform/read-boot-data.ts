import { type BootData, bootDataElementId } from '../../core/shell/boot-data.ts';

/** Pauses before each further try to fetch boot data, in milliseconds. */
const pausesMs = [500, 2000, 5000] as const;

/** How long an answer is waited for, in milliseconds. */
const patienceMs = 20_000;

/** Which boot data the page was left for, as they did not come. */
const leftForKey = 'comanda:left-for-boot';

/** The server has no boot data for this page. */
class GoneBoot extends Error {}

const fetchBoot = async (address: string, cache: RequestCache): Promise<BootData> => {
  const answer = await fetch(address, { cache, signal: AbortSignal.timeout(patienceMs) });
  if (answer.status === 404) throw new GoneBoot(address);
  if (!answer.ok) throw new Error(`The boot data did not come: ${answer.status}`);
  return (await answer.json()) as BootData;
};

/** What an address answers, with further tries where it does not. */
const fetchPatiently = async (address: string): Promise<BootData> => {
  let cache: RequestCache = 'default';
  for (const pause of pausesMs) {
    try {
      return await fetchBoot(address, cache);
    } catch (error) {
      if (error instanceof GoneBoot) throw error;
      await new Promise((resume) => setTimeout(resume, pause));
    }
    // Neither what was fetched ahead nor what was kept is any good.
    cache = 'reload';
  }
  return fetchBoot(address, cache);
};

/** Asks for the page again, once for each boot data that do not come. @returns whether it is on its way out */
const leaveOnce = (address: string): boolean => {
  try {
    if (sessionStorage.getItem(leftForKey) === address) return false;
    sessionStorage.setItem(leftForKey, address);
  } catch {
    // What cannot be remembered could never end.
    return false;
  }
  location.reload();
  return true;
};

const fetchOrLeave = async (address: string): Promise<BootData> => {
  try {
    return await fetchPatiently(address);
  } catch (error) {
    // The page of now, or the one that the browser keeps, has what this one lacks.
    const isElsewhere = error instanceof GoneBoot || Boolean(navigator.serviceWorker?.controller);
    if (isElsewhere && leaveOnce(address)) return new Promise(() => {});
    throw error;
  }
};

const read = async (): Promise<BootData> => {
  const element = document.getElementById(bootDataElementId);
  if (element instanceof HTMLLinkElement) return fetchOrLeave(element.href);
  if (!element?.textContent) throw new Error('The page holds no boot data.');
  return JSON.parse(element.textContent) as BootData;
};

let known: Promise<BootData> | undefined;

/**
 * What the application starts from: the server wrote it into the page, or at the address that the page names. Throws
 * when the page was not served by it, or when it does not come.
 */
export const readBootData = (): Promise<BootData> => (known ??= read());
