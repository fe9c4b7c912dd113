import type { Brand } from './types.ts';

/** All makers are invented. */
const names = [
  '노바', '오르카', '헤일로', '라온', '소리담', '라온뷰', '에어론', '타각', '차지온', '담다',
  '이어온', '플레이온', '빔온', '구르미', '맑은터', '풀림', '촉촉', '바람결', '온기', '다림',
  '밥심', '바삭', '한모금', '무쇠결', '그릇가', '온도', '도담', '나무결', '앉다', '숙면공방',
  '포근', '은은', '여운', '푸르른', '맑은빨래', '푸른숲', '떠나온', '걸음온', '가온', '시선',
  '비온뒤', '순수온', '본빛', '모담', '매끈', '하얀이', '산지직송', '한우정', '벌곳간', '고소담',
  '정성담은', '얼큰한상', '황금들녘', '바다품은', '깊은샘', '숲온', '단단', '달려온', '굿샷', '토닥',
  '보드레', '생각쑥쑥', '한끼멍냥',
] as const;

export type BrandName = (typeof names)[number];

export const brands: readonly Brand[] = names.map((name, index) => ({ brandId: index + 1, name }));

const idByName = new Map<string, number>(brands.map(({ brandId, name }) => [name, brandId]));

export const brandIdOf = (name: BrandName): number => idByName.get(name) ?? 0;
