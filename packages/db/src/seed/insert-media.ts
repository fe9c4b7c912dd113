import { insertRows, type SeedTransaction } from './bulk-insert.ts';
import { type Picture, pictures } from './content/pictures.ts';

/** The pictures that come with the program are the first entries of the library; small objects and emoji are the shop's own decoration. */
export async function insertMedia(transaction: SeedTransaction, addedAt: Date): Promise<void> {
  const shown = pictures.filter(({ name }) => /^(goods|scenes)\//.test(name));
  await insertRows(
    transaction,
    'media',
    shown.map((picture) => ({ ...rowOf(picture), addedAt })),
  );
}

const angles: Readonly<Record<string, string>> = { front: '앞모습', side: '옆모습', top: '위에서', detail: '가까이' };

function rowOf({ name, nameKo, colourNameKo, angle, widths, heightRatio }: Picture) {
  const width = Math.max(...widths);
  const alt = [nameKo, colourNameKo, angles[angle]].filter(Boolean).join(' ');
  return { name, alt, width, height: Math.round(width * heightRatio) };
}
