import { expect, test } from './portal-test.ts';

const TRANSPARENT = 'rgba(0, 0, 0, 0)';

const readPlaces = (images: (HTMLElement | SVGElement)[]) =>
  images.map((image) => {
    const { width, height } = image.getBoundingClientRect();
    return { size: `${width} × ${height}`, background: getComputedStyle(image).backgroundColor };
  });

for (const appearance of ['light', 'dark']) {
  test(`pictures of the home page have a background and their size before they load (${appearance})`, async ({
    page,
  }) => {
    await page.addInitScript(
      (theme) => localStorage.setItem('sahakorn.display', JSON.stringify({ theme, textSize: '100' })),
      appearance,
    );
    const loading = Promise.withResolvers<void>();
    await page.route('**/mediafiles/**', async (route) => {
      await loading.promise;
      await route.continue();
    });
    await page.goto('/home', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('html')).toHaveAttribute('data-appearance', appearance);
    const pictures = page.locator('main :is([data-slot="content-card"], [data-slot="topic-list-item"]) img');
    await expect.poll(() => pictures.count()).toBeGreaterThan(3);
    const before = await pictures.evaluateAll(readPlaces);
    expect(before.map(({ background }) => background)).not.toContain(TRANSPARENT);
    loading.resolve();
    await pictures.last().scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        pictures.evaluateAll((images) =>
          images.every((image) => (image as HTMLImageElement).naturalWidth > 0),
        ),
      )
      .toBe(true);
    expect(await pictures.evaluateAll(readPlaces)).toEqual(before);
  });
}
