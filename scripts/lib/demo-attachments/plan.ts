import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { renderSignedPaper } from '../../../apps/api/src/documents/render-signed-paper.ts';
import { writeWorkbook } from '../../../apps/api/src/modules/upload/writing/write-workbook.ts';

/** A file of a demo notice, made on demand. */
export type DemoAttachment = {
  /** Of the notice. */
  readonly title: string;
  readonly fileName: string;
  readonly render: () => Promise<Uint8Array>;
};

/** The files of a mall's notices: those of every mall, and its own. */
export const demoAttachmentsOf = (mallUrl: string): readonly DemoAttachment[] => [
  ...sharedAttachments,
  ...(ownAttachments[mallUrl] ?? []),
];

const form = (rows: readonly (readonly string[])[]) => async () =>
  writeWorkbook([{ name: '작성', rows, widths: [24, 40] }]);

const ownAttachments: Readonly<Record<string, readonly DemoAttachment[]>> = {
  daeryang: [
    {
      title: '단체 주문 양식과 견적 안내',
      fileName: '단체 주문 견적 요청서.xlsx',
      render: form([
        ['항목', '적는 곳'],
        ['상호', ''],
        ['담당자와 연락처', ''],
        ['상품번호와 수량', ''],
        ['받는 날', ''],
        ['배송지', ''],
      ]),
    },
  ],
  hanul: [
    {
      title: '한울 가족 전용가와 세금계산서 안내',
      fileName: '세금계산서 정보 변경 신청서.xlsx',
      render: form([
        ['항목', '적는 곳'],
        ['상호', ''],
        ['사업자등록번호', ''],
        ['대표자', ''],
        ['업태와 종목', ''],
        ['받을 이메일', ''],
      ]),
    },
  ],
};

const winners = [
  ['상', '이름', '연락처 끝자리', '경품'],
  ['으뜸상', '김*람', '4821', '반자동 에스프레소 머신'],
  ['버금상', '이*온', '0937', '노이즈캔슬링 무선 헤드폰'],
  ['버금상', '박*솔', '7715', '노이즈캔슬링 무선 헤드폰'],
  ['버금상', '최*늘', '2604', '노이즈캔슬링 무선 헤드폰'],
  ...['정*비 5540', '한*결 1186', '오*별 9072', '서*든 3358', '문*하 6291', '노*울 8403'].map((winner) => [
    ...['나눔상', ...winner.split(' '), '진공 텀블러 2종 세트'],
  ]),
];

const espressoMachine = fileURLToPath(new URL('../../../assets/images/goods/coffee.800.webp', import.meta.url));

const renderComparison = (): Promise<Uint8Array> =>
  renderSignedPaper({
    title: '개인정보처리방침 신구조문 대비표',
    number: '2026-11-01',
    author: '개인정보 보호책임자',
    signedAt: new Date('2026-10-23T09:00:00+09:00'),
    sections: [
      {
        title: '개인정보의 국외 이전 (새로 넣음)',
        rows: [
          { label: '개정 전', value: '해당 조항이 없습니다.' },
          {
            label: '개정 후',
            value:
              '회사는 회원의 개인정보를 국외로 이전하지 않습니다. 이전하게 되면 이전하는 항목과 나라, 받는 자, 목적과 기간을 미리 알리고 동의를 받습니다.',
          },
        ],
      },
      {
        title: '자동화된 결정에 대한 권리 (새로 넣음)',
        rows: [
          { label: '개정 전', value: '해당 조항이 없습니다.' },
          {
            label: '개정 후',
            value: '회원은 사람이 개입하지 않고 내려진 결정을 거부하거나 그에 대한 설명을 요구할 수 있습니다.',
          },
        ],
      },
    ],
    notes: ['시행일은 2026년 11월 1일입니다. 이전 방침은 화면 아래 개인정보처리방침에서 시행일을 골라 볼 수 있습니다.'],
    signature: '개인정보 보호책임자',
  });

const sharedAttachments: readonly DemoAttachment[] = [
  {
    title: '개인정보처리방침 개정 안내 (시행일 2026.11.01)',
    fileName: '개인정보처리방침 신구조문 대비표.pdf',
    render: renderComparison,
  },
  {
    title: '10월 포토 리뷰 이벤트 당첨자 발표',
    fileName: '10월 포토 리뷰 이벤트 당첨자 명단.xlsx',
    render: async () => writeWorkbook([{ name: '당첨자', rows: winners, widths: [10, 12, 16, 32] }]),
  },
  {
    title: '10월 포토 리뷰 이벤트 당첨자 발표',
    fileName: '으뜸상 경품.jpg',
    render: () => sharp(espressoMachine).flatten({ background: 'white' }).jpeg({ quality: 82 }).toBuffer(),
  },
];
