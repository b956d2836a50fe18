import { visit } from '../arrive.ts';
import { expect, test } from '../journey.ts';

interface AppManifest {
  readonly name: string;
  readonly short_name: string;
  readonly start_url: string;
  readonly lang: string;
  readonly display: string;
  readonly theme_color: string;
  readonly icons: readonly {
    readonly src: string;
    readonly sizes: string;
    readonly purpose: string;
  }[];
}

for (const market of ['uk', 'fr', 'in', 'ca'] as const) {
  test(`${market} can be installed under its own name, with icons in its colour [OPS-15]`, async ({
    page,
  }) => {
    await visit(page, market, '/');
    const devtools = await page.context().newCDPSession(page);
    const { url, errors, data } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    // A private window installs nothing; some browsers count a test's as one.
    const faults = installabilityErrors.map(({ errorId }) => errorId);
    expect(faults.filter((fault) => fault !== 'in-incognito')).toEqual([]);
    const manifest = JSON.parse(data ?? '') as AppManifest;
    expect(new URL(url).pathname).toBe('/app.webmanifest');
    expect(manifest).toMatchObject({ start_url: '/', display: 'standalone' });
    expect(manifest.lang).toBe(await page.locator('html').getAttribute('lang'));
    expect(await page.title()).toContain(manifest.name);
    const purposes = manifest.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`).toSorted();
    expect(purposes).toEqual([
      'any 192x192',
      'any 512x512',
      'maskable 192x192',
      'maskable 512x512',
    ]);
    const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
    const drawings = [...manifest.icons.map(({ src }) => src), touch ?? ''];
    const drawn = await page.evaluate(
      (sources) =>
        Promise.all(
          sources.map(async (src) => {
            const picture = new Image();
            picture.src = src;
            await picture.decode();
            const canvas = document.createElement('canvas');
            [canvas.width, canvas.height] = [picture.width, picture.height];
            const context = canvas.getContext('2d');
            context?.drawImage(picture, 0, 0);
            const at = (x: number, y: number) =>
              context?.getImageData(x, y, 1, 1).data.join() ?? '';
            return {
              side: picture.width,
              corner: at(0, 0),
              middle: at(picture.width / 2, picture.width / 2),
            };
          }),
        ),
      drawings,
    );
    expect(drawn.map(({ side }) => side)).toEqual([192, 512, 192, 512, 180]);
    // The ground fills the square, for devices to cut, and the mark stands out from it.
    for (const { corner, middle } of drawn) {
      expect(corner).toMatch(/,255$/);
      expect(corner).toBe(drawn[0]?.corner);
      expect(middle).toMatch(/,255$/);
    }
  });
}
