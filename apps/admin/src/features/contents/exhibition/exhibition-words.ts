import type { ExhibitionWords, SectionWords } from '@mall/contracts/office/exhibitions';
import { seoulDayOf } from '@mall/domain/seoul-day';

/** Names of fields, for the history and for both versions in a conflict. */
export const exhibitionFieldWords: Readonly<Record<keyof ExhibitionWords, string>> = {
  title: '제목',
  kicker: '위 작은 글',
  subtitle: '한 줄 소개',
  description: '설명',
  image: '사진',
  colourFrom: '바탕색 왼쪽',
  colourTo: '바탕색 오른쪽',
  isOnDark: '흰 글씨',
  categoryNo: '메뉴',
  startsOn: '여는 날',
  endsOn: '닫는 날',
  place: '순서',
  noticeLines: '유의 사항',
  sections: '구역',
};

export const emptySection: SectionWords = { anchor: '', title: '', description: '', benefits: [], productNos: [] };

const today = seoulDayOf(new Date());

export const emptyExhibition: ExhibitionWords = {
  ...{ title: '', kicker: '', subtitle: '', description: '', image: '', categoryNo: null, place: 1, noticeLines: [] },
  ...{ colourFrom: '#f2f4f6', colourTo: '#e5e8eb', isOnDark: false, startsOn: today, endsOn: today, sections: [] },
};
