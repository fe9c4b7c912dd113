import type { CategoryType } from '@mall/contracts/codes';
import type { CategoryHold } from '@mall/contracts/office/categories';
import type { Tone } from '../../kit/badge.tsx';
import { grouped } from '../../lib/numbers.ts';
import { isOfficeError, OfficeError } from '../../lib/office-error.ts';

export const typeWords: Readonly<Record<CategoryType, { readonly name: string; readonly tone: Tone }>> = {
  GD05301: { name: '휴대폰', tone: 'info' },
  GD05302: { name: '일반', tone: 'plain' },
  GD05303: { name: '기획전', tone: 'vio' },
  GD05304: { name: '구독', tone: 'ok' },
};

const holdsOf = (data: unknown): CategoryHold | undefined =>
  typeof data === 'object' && data !== null && 'listings' in data ? (data as CategoryHold) : undefined;

/** The reason why a category in use cannot be moved or removed, as an error to show; other errors unchanged. */
export function holdError(error: unknown, refusal: string): unknown {
  const hold = isOfficeError(error, '4090') ? holdsOf(error.data) : undefined;
  if (!hold) return error;
  const things = [
    hold.listings > 0 && `상품 ${grouped(hold.listings)}개`,
    hold.exhibitions > 0 && `기획전 ${grouped(hold.exhibitions)}개`,
    hold.categories > 0 && `하위 메뉴 ${grouped(hold.categories)}개`,
  ].filter((thing) => thing !== false);
  const message = `${things.join(', ')}가 있어서 ${refusal}. 먼저 다른 메뉴로 옮겨 주세요.`;
  return new OfficeError({ code: '4090', message });
}
