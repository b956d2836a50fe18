import { type BootData, bootDataElementId } from '../../core/shell/boot-data.ts';

/** Boot data that the server wrote into the page. Throws when the page was not served by it. */
export const readBootData = (): BootData => {
  const text = document.getElementById(bootDataElementId)?.textContent;
  if (!text) throw new Error('The page holds no boot data.');
  return JSON.parse(text) as BootData;
};
