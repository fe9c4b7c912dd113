import { productNamed } from './find-products.ts';
import type { MallUrl, Product } from './types.ts';

/** A sale for a limited time; hours count from when it is seeded, so that a demonstration always has one that runs. */
export type SpecialSale = {
  saleNo: number;
  productNo: string;
  optionNos: number[];
  headline: string;
  salePrice: number;
  startsInHours: number;
  endsInHours: number;
  totalPieces: number;
  mostPerMember: number;
  takenPieces: number;
};

type SalePlan = Omit<SpecialSale, 'saleNo' | 'productNo' | 'optionNos' | 'takenPieces'> & {
  readonly product: string;
  readonly takenPieces?: number;
};

const days = (count: number): number => count * 24;
/** Open for as long as anybody is likely to look at a demonstration. */
const long = { startsInHours: -2, endsInHours: days(30) };

const plansByMall: Partial<Record<MallUrl, readonly SalePlan[]>> = {
  familyshop: [
    {
      product: '손잡이 텀블러 1.2L 대용량',
      headline: '얼음이 하루를 버텨요',
      salePrice: 17_900,
      ...long,
      totalPieces: 300,
      mostPerMember: 2,
      takenPieces: 126,
    },
    {
      product: 'TPE 요가매트 8mm',
      headline: '거실이 운동장이 되는 값',
      salePrice: 14_900,
      startsInHours: -3,
      endsInHours: days(2) + 6,
      totalPieces: 80,
      mostPerMember: 2,
      takenPieces: 41,
    },
    {
      product: '메쉬 오피스 체어 S3 라이트',
      headline: '오래 앉는 분께',
      salePrice: 119_000,
      startsInHours: -1,
      endsInHours: days(1) + 4,
      totalPieces: 40,
      mostPerMember: 1,
      takenPieces: 33,
    },
    {
      product: '확장형 캐리어 28인치',
      headline: '연말 여행 짐이 늘어도',
      salePrice: 119_000,
      startsInHours: days(1) + 10,
      endsInHours: days(4),
      totalPieces: 50,
      mostPerMember: 1,
    },
    {
      product: '사피아노 반지갑',
      headline: '선물 포장까지 해 드려요',
      salePrice: 39_000,
      startsInHours: -20,
      endsInHours: days(30),
      totalPieces: 30,
      mostPerMember: 1,
      takenPieces: 30,
    },
    {
      product: '라운드 워치 클래식 하이브리드',
      headline: '바늘은 그대로, 알림은 조용히',
      salePrice: 199_000,
      startsInHours: -days(3),
      endsInHours: -days(1),
      totalPieces: 20,
      mostPerMember: 1,
      takenPieces: 17,
    },
  ],
  keep: [
    {
      product: '무접점 65% 블루투스 키보드',
      headline: '멤버에게만, 조용한 타건',
      salePrice: 99_000,
      ...long,
      totalPieces: 60,
      mostPerMember: 1,
      takenPieces: 18,
    },
  ],
  hanul: [
    {
      product: '액체세제 3L 2개',
      headline: '한울 가족 빨래하는 날',
      salePrice: 15_900,
      ...long,
      totalPieces: 200,
      mostPerMember: 3,
      takenPieces: 88,
    },
    {
      product: '매콤 라면 5입',
      headline: '겨울밤 야식 창고',
      salePrice: 9_900,
      startsInHours: days(1),
      endsInHours: days(2),
      totalPieces: 500,
      mostPerMember: 5,
    },
  ],
};

const isOnSale = (useCode: string): boolean => useCode === 'GD00701';

/** A mall's sales of what it lists, by the hour of the day on which they are seeded; most malls hold none. */
export function specialSalesOf(mallUrl: MallUrl, listed: readonly Product[]): SpecialSale[] {
  return (plansByMall[mallUrl] ?? []).map(({ product: words, ...plan }, index) => {
    const { productNo, options } = productNamed(listed, words);
    const optionNos = options.filter(({ useCode }) => isOnSale(useCode)).map(({ optionNo }) => optionNo);
    return { takenPieces: 0, ...plan, saleNo: index + 1, productNo, optionNos };
  });
}
