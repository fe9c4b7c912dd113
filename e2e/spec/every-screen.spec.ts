import type { Device } from '@mall/contracts/codes';
import { patternOn } from '@mall/domain/screens/screen-path';
import { rowOf, screenNames } from '@mall/domain/screens/screens';
import type { Page } from '@playwright/test';
import { partsBeyond } from '../support/crawl/page-state.ts';
import { unmarkedChoices, unseenControls, unseenFocus } from '../support/forced-colours.ts';
import { test } from '../support/member.ts';
import { mallOf, placeOf } from '../support/screen-places.ts';
import { expect } from '../support/test.ts';
import { cutTexts, spaceText } from '../support/text-spacing.ts';

/** 1440 pixels magnified to 200 %, and 1280 to 400 % (reflow of WCAG 2.2 and KWCAG 2.2); mobile pages only at the latter. */
const widths = { pc: [720, 320], mobile: [320] } as const;
/** Screens per test: both browsers of a run share them. */
const some = 18;
const inside = screenNames.filter((screen) => rowOf(screen).access.needsSignIn);
const parts = [
  // Signed-in visitors are redirected from some of them.
  screenNames.filter((screen) => !rowOf(screen).access.needsSignIn),
  ...Array.from({ length: Math.ceil(inside.length / some) }, (_, part) => inside.slice(part * some, (part + 1) * some)),
];

/** The faults of the open page, one per line. */
async function faultsOf(page: Page, device: Device): Promise<string[]> {
  const faults: string[] = [];
  const note = (how: string, found: readonly string[]) => faults.push(...found.map((fault) => `${how}: ${fault}`));
  note('forced colours, chosen', await page.evaluate(unmarkedChoices));
  note('forced colours, control', await page.evaluate(unseenControls));
  note('forced colours, focus', await page.evaluate(unseenFocus));
  for (const width of widths[device]) {
    await page.setViewportSize({ width, height: 450 });
    note(`at ${width} px`, await page.evaluate(partsBeyond, width));
  }
  const cutBefore = await page.evaluate(cutTexts);
  await page.evaluate(spaceText);
  note('wider letters', await page.evaluate(partsBeyond, widths[device].at(-1) ?? 0));
  note(
    'wider letters',
    (await page.evaluate(cutTexts)).filter((text) => !cutBefore.includes(text)),
  );
  return faults;
}

for (const part of parts)
  test(`magnified, with forced colours and with wider letters, every screen from ${part[0]} to ${part.at(-1)} is all there`, async ({
    page,
    shop,
    signInTo,
    isMobile,
  }) => {
    test.slow();
    shop.allowRefusals();
    const device = isMobile ? 'mobile' : 'pc';
    const members =
      part === parts[0]
        ? undefined
        : { familyshop: await signInTo('familyshop'), daeryang: await signInTo('daeryang') };
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    for (const screen of part) {
      if (patternOn(device, screen) === undefined) continue;
      const mall = mallOf(screen);
      await page.setViewportSize({ width: widths[device][0], height: 450 });
      await shop.open(await placeOf(members?.[mall], screen, device), { mall });
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      await expect(page.getByRole('status', { name: '불러오는 중' })).toHaveCount(0);
      expect.soft([screen, await faultsOf(page, device)]).toEqual([screen, []]);
    }
    shop.takeConsoleErrors();
  });
