import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { officeBarriers } from '../support/accessibility.ts';
import { officeOrigin, openOwner, signInAsStaff } from '../support/office-orders.ts';

const words = '물결이 이는 파란 벽';
const wave = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#24569c' } })
    .png()
    .toBuffer();
/** A page of scripts disguised as a picture. */
const hostile = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

async function choose(page: Page, files: readonly { readonly name: string; readonly buffer: Buffer }[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '사진 올리기' }).focus();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(files.map((file) => ({ ...file, mimeType: 'image/png' })));
}

/** Shows or hides the picture in the first menu of the mall. */
async function showInMenu(isShown: boolean): Promise<void> {
  const owner = openOwner();
  await owner`
    update category c set mobile_image = ${isShown ? owner`(select name from media where alt = ${words})` : ''}
    where c.category_no = (select min(category_no) from category where mall_id = c.mall_id)`;
  await owner.end();
}

test('by keyboard alone, a picture is added; a hostile file is refused with an explanation, and a picture in use cannot be removed', async ({
  page,
  context,
}) => {
  await signInAsStaff(context, 'MD');
  await page.goto(`${officeOrigin}/media`);
  await expect(page.getByRole('list', { name: '사진' }).getByRole('listitem').first()).toBeVisible();
  expect(await officeBarriers(page)).toEqual([]);
  await choose(page, [
    { name: 'wave.png', buffer: await wave() },
    { name: 'logo.png', buffer: hostile },
  ]);
  const adding = page.getByRole('dialog', { name: '사진 2장 올리기' });
  await adding.getByLabel('wave.png').focus();
  await page.keyboard.insertText(words);
  await page.keyboard.press('Tab');
  await expect(adding.getByLabel('logo.png')).toBeFocused();
  await page.keyboard.insertText('로고');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(adding.getByLabel('logo.png')).toHaveAccessibleDescription(/JPG, PNG, WebP 사진만/);
  await expect(adding.getByText('올렸어요')).toBeVisible();
  expect(await officeBarriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(adding).toBeHidden();

  await page.getByLabel('사진 찾기').focus();
  await page.keyboard.insertText('파란 벽');
  await page.keyboard.press('Enter');
  const tile = page.getByRole('button', { name: words });
  await tile.focus();
  await page.keyboard.press('Enter');
  const picture = page.getByRole('dialog', { name: words });
  await expect(picture.getByText('아직 쓰는 곳이 없어요.')).toBeVisible();

  // Somebody puts it into a menu while it is open here.
  await showInMenu(true);
  const remove = async () => {
    await picture.getByRole('button', { name: '지우기' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: '사진 지우기' }).focus();
    await page.keyboard.press('Enter');
  };
  await remove();
  await expect(page.getByText(/에서 쓰고 있어요\. 거기에서 먼저 빼 주세요/)).toBeVisible();
  await page.reload();
  await expect(picture.getByText('쓰는 곳 1곳')).toBeVisible();
  await expect(picture.getByRole('button', { name: '지우기' })).toHaveCount(0);

  await showInMenu(false);
  await page.reload();
  await remove();
  await expect(page.getByText('사진을 지웠어요')).toBeVisible();
  await expect(tile).toHaveCount(0);
});
