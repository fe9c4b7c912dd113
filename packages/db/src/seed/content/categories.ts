import { categoryNosTo } from '@mall/domain/category-tree';
import type { Category, CategoryTypeCode, Listing } from './types.ts';

type Branch = { name: string; leaves?: readonly string[] };
type Top = {
  name: string;
  type: CategoryTypeCode;
  image: string;
  branches: readonly Branch[];
  notOnMobile?: readonly string[];
};

const line = 'GD05301';
const general = 'GD05302';
const event = 'GD05303';
const subscription = 'GD05304';

const tops: readonly Top[] = [
  {
    name: '휴대폰',
    type: line,
    image: 'emoji/phone',
    branches: [
      { name: 'NOVA', leaves: ['S 시리즈', 'A 시리즈'] },
      { name: 'ORCA', leaves: ['ORCA 프로', 'ORCA·에어'] },
      { name: '접는 폰', leaves: ['플립', '폴드'] },
      { name: 'HALO' },
      { name: '키즈·시니어', leaves: ['키즈폰', '부모님 폰'] },
      { name: 'RAON' },
    ],
  },
  {
    name: '가전',
    type: general,
    image: 'emoji/tv',
    branches: [
      { name: 'TV·영상', leaves: ['TV', '프로젝터·사운드바'] },
      { name: '세탁·건조', leaves: ['세탁기', '건조기·의류관리기'] },
      { name: '냉장고', leaves: ['일반 냉장고', '김치냉장고'] },
      { name: '청소기', leaves: ['로봇청소기', '무선청소기'] },
      { name: '계절 가전', leaves: ['가습기·제습기', '선풍기·에어컨', '히터'] },
      { name: '공기청정기' },
      { name: '이·미용 가전', leaves: ['드라이어', '면도기·칫솔'] },
      { name: '안마·건강' },
      { name: '식기세척·인덕션' },
      { name: '생활 소형가전' },
    ],
    notOnMobile: ['생활 소형가전'],
  },
  {
    name: '디지털',
    type: general,
    image: 'emoji/laptop',
    branches: [
      { name: '헤드폰·이어폰', leaves: ['무선 이어폰', '헤드폰'] },
      { name: '노트북·태블릿', leaves: ['노트북', '태블릿'] },
      { name: '모니터' },
      { name: '키보드·마우스', leaves: ['키보드', '마우스'] },
      { name: '스마트워치' },
      { name: '카메라' },
      { name: '스피커' },
      { name: '충전·주변기기', leaves: ['충전기·보조배터리', '공유기'] },
      { name: '게임' },
    ],
  },
  {
    name: '리빙·가구',
    type: general,
    image: 'emoji/sofa',
    branches: [
      { name: '침대·매트리스', leaves: ['매트리스', '침대 프레임'] },
      { name: '소파', leaves: ['패브릭 소파', '1인 체어'] },
      { name: '의자·책상', leaves: ['책상', '사무용 의자', '테이블·선반'] },
      { name: '침구·패브릭', leaves: ['이불·베개', '커튼·러그', '수건'] },
      { name: '조명' },
      { name: '홈데코', leaves: ['디퓨저', '화분'] },
      { name: '생활용품', leaves: ['세제', '화장지·티슈'] },
    ],
  },
  {
    name: '주방',
    type: general,
    image: 'emoji/cook',
    branches: [
      { name: '냄비·팬' },
      { name: '그릇·식기' },
      { name: '주방 가전', leaves: ['밥솥', '에어프라이어·전자레인지', '토스터·블렌더'] },
      { name: '보관 용기' },
      { name: '커피·티', leaves: ['커피 머신', '전기포트'] },
      { name: '텀블러·도시락' },
      { name: '칼·조리도구' },
    ],
  },
  {
    name: '패션·잡화',
    type: general,
    image: 'emoji/shirt',
    branches: [
      { name: '의류' },
      { name: '가방·지갑', leaves: ['백팩', '지갑', '에코백'] },
      { name: '캐리어' },
      { name: '시계·선글라스', leaves: ['시계·시계줄', '선글라스'] },
      { name: '신발' },
      { name: '모자·우산', leaves: ['모자', '우산'] },
    ],
  },
  {
    name: '뷰티',
    type: general,
    image: 'emoji/lotion',
    branches: [
      { name: '스킨케어', leaves: ['세럼·크림', '선케어', '마스크팩'] },
      { name: '메이크업', leaves: ['베이스', '립'] },
      { name: '향수' },
      { name: '헤어·바디' },
    ],
  },
  {
    name: '식품',
    type: general,
    image: 'emoji/apple',
    branches: [
      { name: '과일', leaves: ['감귤·사과', '배·과일 선물'] },
      { name: '정육' },
      { name: '쌀·잡곡' },
      { name: '건강식품', leaves: ['홍삼', '꿀', '견과'] },
      { name: '커피·간식', leaves: ['캡슐 커피', '라면'] },
      { name: '생수' },
      { name: '김·캔' },
    ],
  },
  {
    name: '스포츠·레저',
    type: general,
    image: 'emoji/ball',
    branches: [
      { name: '홈트레이닝' },
      { name: '캠핑', leaves: ['텐트·체어', '쿨러·랜턴'] },
      { name: '자전거' },
      { name: '골프' },
    ],
  },
  {
    name: '유아동',
    type: general,
    image: 'emoji/teddy',
    branches: [
      { name: '유모차·승용완구' },
      { name: '완구·도서', leaves: ['완구', '도서'] },
      { name: '수유·기저귀' },
      { name: '유아 가구' },
    ],
  },
  {
    name: '반려·취미',
    type: general,
    image: 'emoji/dog',
    branches: [{ name: '사료·간식' }, { name: '급식기·용품' }, { name: '캣타워' }],
  },
  {
    name: '구독·렌탈',
    type: subscription,
    image: 'emoji/repeat',
    branches: [
      { name: '정수기', leaves: ['직수 정수기', '얼음·데스크 정수기'] },
      { name: '공기청정기·제습기' },
      { name: '안마의자' },
      { name: '매트리스 관리' },
      { name: '세탁·건조', leaves: ['세탁·건조 타워', '의류관리기'] },
      { name: '청소기' },
      { name: '커피 머신' },
      { name: '비데' },
      { name: '주방 가전' },
      { name: '디지털·운동' },
    ],
  },
  {
    name: '기획전',
    type: event,
    image: 'emoji/party',
    branches: [{ name: '휴대폰·디지털' }, { name: '계절 기획전' }, { name: '살림·푸드' }, { name: '뷰티·패밀리' }],
  },
];

const twoDigits = (number: number) => String(number).padStart(2, '0');

function expandTop(top: Top, at: number): Category[] {
  const type = top.type;
  const topNo = String(10 + at);
  const isOnMobile = (name: string) => !top.notOnMobile?.includes(name);
  const node = (categoryNo: string, name: string, index: number, mobileImage = ''): Category => ({
    categoryNo,
    name,
    type,
    sortOrder: (index + 1) * 10,
    isOnMobile: isOnMobile(name),
    mobileImage,
  });
  const below = top.branches.flatMap((branch, index) => {
    const branchNo = topNo + twoDigits(index + 1);
    const leaves = (branch.leaves ?? []).map((leaf, place) => node(branchNo + twoDigits(place + 1), leaf, place));
    return [node(branchNo, branch.name, index), ...leaves];
  });
  return [node(topNo, top.name, at, top.image), ...below];
}

/** The provider's tree; numbers are prefix-coded: '12' 디지털, '1201' 헤드폰·이어폰, '120102' 헤드폰. */
export const categories: readonly Category[] = tops.flatMap(expandTop);

/** A mall's part of the tree, so that no menu leads to an empty list. What leads to exhibitions is there in every mall. */
export function categoriesWith(listings: readonly Pick<Listing, 'categoryNo'>[]): Category[] {
  const filled = new Set(listings.flatMap(({ categoryNo }) => categoryNosTo(categoryNo)));
  return categories.filter(({ type, categoryNo }) => type === event || filled.has(categoryNo));
}

const byPath = new Map<string, string>();
for (const category of categories) byPath.set(pathOf(category.categoryNo), category.categoryNo);

function pathOf(categoryNo: string): string {
  const names = categoryNosTo(categoryNo).map((above) => categories.find((other) => other.categoryNo === above)?.name);
  return names.join(' > ');
}

/** `categoryNoOf('디지털 > 모니터')`; fails on a path that is not in the tree. */
export function categoryNoOf(path: string): string {
  const categoryNo = byPath.get(path);
  if (!categoryNo) throw new Error(`no category ${path}`);
  return categoryNo;
}
