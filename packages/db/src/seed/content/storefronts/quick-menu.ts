import { boardType, type Device } from '@mall/contracts/codes';
import { screenPath } from '@mall/domain/screens/screen-path';
import { boardTarget } from '@mall/domain/screens/targets';
import { z } from 'zod';
import { readDemoFile } from '../../demo-files/read-demo-files.ts';
import { keyOf } from '../../demo-files/references.ts';
import { emojiPicture } from '../pictures.ts';
import { categoryLink } from './category-link.ts';

const target = z.union([
  categoryLink,
  z.strictObject({ link: z.string() }),
  z.strictObject({ board: keyOf(boardType) }),
  z.strictObject({ screen: z.enum(['wishlist', 'recentlyViewed', 'giftGuide']) }),
]);

const entry = z.strictObject({ title: z.string(), image: emojiPicture, label: z.string().default(''), target });

export type QuickMenuEntry = z.output<typeof entry>;

/** The shortcuts that a mall's operator can choose from. */
export const quickMenuEntries = readDemoFile('quick-menu.yaml', z.record(z.string(), entry));

export function quickMenuLink({ target }: QuickMenuEntry, device: Device): string {
  if ('link' in target) return target.link;
  return screenPath('board' in target ? boardTarget(boardType[target.board]) : { screen: target.screen }, device);
}
