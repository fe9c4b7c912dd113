import type { OptionUse } from '@mall/contracts/product-codes';
import { pictureOf } from '../pictures.ts';
import type { Random } from '../random.ts';
import type { ProductOption } from '../types.ts';
import type { FamilyItem } from './family.ts';

type Colour = Pick<ProductOption, 'colourName' | 'colourHex' | 'image'>;

const withoutColour: Colour = { colourName: '', colourHex: '', image: '' };

export function coloursOf(pictures: readonly string[]): Colour[] {
  return pictures.map((image) => {
    const { colourNameKo, colourHex } = pictureOf(image);
    return { colourName: colourNameKo ?? '', colourHex: colourHex ?? '', image };
  });
}

/** One option for each set in each colour. The first is always available, unless the product as a whole is not. */
export function optionsOf(
  { pictures, sets, state: { soldOutBy } }: FamilyItem,
  { hasColours, random }: { hasColours: boolean; random: Random },
): ProductOption[] {
  if (soldOutBy === 'no options') return [];
  const colours = hasColours ? coloursOf(pictures) : [withoutColour];
  const choices = colours.flatMap((colour) =>
    Object.entries(sets).map(([label, extraPrice]) => ({ ...colour, label, extraPrice })),
  );
  return choices.map((choice, index) => ({
    optionNo: index + 1,
    ...choice,
    stockQuantity: soldOutBy === 'no stock' ? 0 : stockOf(index, random),
    useCode: soldOutBy === 'use codes' ? 'GD00703' : saleCodeOf(index, random),
  }));
}

function stockOf(index: number, random: Random): number {
  const isGone = random.next() < 0.09;
  return index > 0 && isGone ? 0 : random.between(3, 240);
}

function saleCodeOf(index: number, random: Random): OptionUse {
  const chance = random.next();
  if (index === 0 || chance > 0.1) return 'GD00701';
  return chance < 0.04 ? 'GD00703' : chance < 0.07 ? 'GD00702' : 'GD00704';
}
