import { Picture } from '../../src/picture.tsx';
import { Sticker } from '../../src/sticker.tsx';
import { Tile } from '../../src/tile.tsx';
import type { States } from '../pieces.ts';

const picture = <Picture src="/images/goods/kettle" alt="" width={160} height={160} sizes="160px" />;

export const states: States = {
  product: <Tile>{picture}</Tile>,
  stickers: <Tile stickers={<Sticker colour="#cf2a1e">특가</Sticker>}>{picture}</Tile>,
  'sold out': <Tile isSoldOut>{picture}</Tile>,
  small: <Tile fit="small">{picture}</Tile>,
};
