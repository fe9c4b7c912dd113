import { type Device, popupType } from '@mall/contracts/codes';
import type { ContentRow } from '@mall/contracts/office/contents';
import { displayCalls, type ThingKind } from '@mall/contracts/office/display-calls';
import type { ContentThing } from '../../kit/content/content-moves.tsx';

export const typeWords: Readonly<Record<ContentRow['type'], string>> = {
  [popupType.window]: '창 팝업',
  [popupType.top]: '위 배너',
  EXHIBITION: '기획전',
  KEYWORDS: '검색어',
  PAGE: '안내 페이지',
};

export const deviceChoices: Readonly<Record<Device, string>> = { pc: 'PC', mobile: '모바일' };

export const deviceWords = (device: Device | null): string => (device === null ? 'PC·모바일' : deviceChoices[device]);

/** Names of fields, for the history and for both versions in a conflict. */
export const popupFieldWords: Readonly<Record<string, string>> = {
  title: '제목',
  popupType: '종류',
  device: '기기',
  html: '내용',
  image: '사진',
  link: '링크',
  place: '순서',
};

/** A thing's place in an address: `1-POPUP-12`. */
export const placeKey = ({ mallId, kind, key }: ContentThing): string => `${mallId}-${kind}-${key}`;

/** A thing that has a drawer here. */
export type Thing = ContentThing & { readonly kind: ThingKind };

export const isThingKind = (kind: string): kind is ThingKind => kind in displayCalls;

/** Undefined for an invalid address. */
export function placeOf(place: string): Thing | undefined {
  const [mallId = '', kind = '', key = ''] = place.split('-');
  return isThingKind(kind) ? { mallId: Number(mallId), kind, key: Number(key) } : undefined;
}
