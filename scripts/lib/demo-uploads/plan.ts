import type { UploadMode } from '../../../packages/contracts/src/upload-codes.ts';
import type { Moment } from '../demo-history/demo-life.ts';

/** A row of a demo sheet: goods of the demo catalogue by name, or by an invalid number. */
type DemoRow = {
  readonly product: string;
  readonly quantity: string;
  readonly to: readonly [recipient: string, phone: string, postcode: string, address: string, detail: string];
  readonly request?: string;
};
export type DemoUpload = {
  readonly at: Moment;
  readonly fileName: string;
  readonly rows: readonly DemoRow[];
  /** How it is ordered; without it, it waits for its member. */
  readonly mode?: UploadMode;
  /** Moves of its orders, all together. */
  readonly moves: readonly { readonly at: Moment; readonly to: 'PREPARING' | 'SHIPPED' | 'DELIVERED' }[];
};

const ham = '캔햄 선물세트';
const water = '무라벨 생수';
const towel = '키친타월';
const bag = '로고 인쇄 에코백';

const seongsu = ['문가람', '01055550101', '04782', '서울특별시 성동구 연무장길 00', '2층 성수점'] as const;
const haeundae = ['서이든', '01055550102', '48094', '부산광역시 해운대구 해운대로 00', '1층 해운대점'] as const;
const dunsan = ['하도윤', '01055550103', '35208', '대전광역시 서구 둔산로 00', '지하 1층 둔산점'] as const;
const sangmu = ['노라온', '01055550104', '61949', '광주광역시 서구 상무대로 00', '3층 상무점'] as const;

/** One of each kind in a history: ordered completely, partly, not orderable, and waiting. */
export const demoUploads: readonly DemoUpload[] = [
  {
    at: [26, '10:12'],
    fileName: '10월 거래처 선물.xlsx',
    mode: 'ALL',
    rows: [
      { product: ham, quantity: '3', to: seongsu, request: '오전 11시 이후에 배송해 주세요' },
      { product: ham, quantity: '2', to: haeundae },
      { product: ham, quantity: '2', to: dunsan },
      { product: bag, quantity: '1', to: seongsu, request: '오전 11시 이후에 배송해 주세요' },
    ],
    moves: [
      { at: [25, '17:30'], to: 'PREPARING' },
      { at: [24, '16:10'], to: 'SHIPPED' },
      { at: [22, '13:45'], to: 'DELIVERED' },
    ],
  },
  {
    at: [9, '14:05'],
    fileName: '11월 매장 소모품.csv',
    mode: 'VALID',
    rows: [
      { product: towel, quantity: '4', to: seongsu },
      { product: water, quantity: '3', to: seongsu },
      { product: towel, quantity: '두 상자', to: haeundae },
      { product: water, quantity: '2', to: dunsan },
      { product: towel, quantity: '2', to: ['노라온', '0102', '61949', '광주광역시 서구 상무대로 00', '3층 상무점'] },
    ],
    moves: [
      { at: [8, '18:20'], to: 'PREPARING' },
      { at: [7, '15:50'], to: 'SHIPPED' },
    ],
  },
  {
    at: [4, '09:40'],
    fileName: '지난 시즌 품목.xlsx',
    rows: [
      { product: 'GD900001', quantity: '10', to: sangmu },
      { product: 'GD900002', quantity: '10', to: dunsan },
      { product: 'GD900003', quantity: '5', to: haeundae },
    ],
    moves: [],
  },
  {
    at: [1, '16:25'],
    fileName: '연말 행사 물품.xlsx',
    rows: [
      { product: bag, quantity: '2', to: seongsu, request: '행사 담당자에게 전화해 주세요' },
      { product: water, quantity: '3', to: sangmu },
      { product: towel, quantity: '0', to: dunsan },
    ],
    moves: [],
  },
];
