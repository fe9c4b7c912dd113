import { Picture } from '../../src/picture.tsx';
import type { States } from '../pieces.ts';

const src = '/images/goods/kettle';

export const states: States = {
  contain: <Picture src={src} alt="전기 주전자" width={160} height={160} sizes="160px" />,
  cover: <Picture src={src} alt="전기 주전자, 가까이" width={160} height={90} sizes="160px" fit="cover" />,
};
