import { type Device, popupType } from '@mall/contracts/codes';
import { type ContentRow, type DisplayKind, listContents } from '@mall/contracts/office/contents';
import { getPopup } from '@mall/contracts/office/popups';
import type { ContentThing } from '../../kit/content/content-moves.tsx';

export const typeWords: Readonly<Record<ContentRow['type'], string>> = {
  [popupType.window]: '창 팝업',
  [popupType.top]: '위 배너',
};

export const deviceChoices: Readonly<Record<Device, string>> = { pc: 'PC', mobile: '모바일' };

export const deviceWords = (device: Device | null): string => (device === null ? 'PC·모바일' : deviceChoices[device]);

/** Names of fields, for the history and for both sides of a conflict. */
export const popupFieldWords: Readonly<Record<string, string>> = {
  title: '제목',
  popupType: '종류',
  device: '기기',
  html: '내용',
  image: '사진',
  link: '링크',
  place: '순서',
};

/** What shows a popup, to be read again when it has changed. */
export const popupChanges = [listContents, getPopup];

/** A thing's place in an address: `1-POPUP-12`. */
export const placeKey = ({ mallId, kind, key }: ContentThing): string => `${mallId}-${kind}-${key}`;

export function placeOf(place: string): ContentThing {
  const [mallId = '', kind = '', key = ''] = place.split('-');
  return { mallId: Number(mallId), kind: kind as DisplayKind, key: Number(key) };
}
