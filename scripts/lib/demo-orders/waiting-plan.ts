import { claim, type DemoOrder, type DemoStory, decide, deliver, ship } from './plan.ts';

type Item = DemoOrder['items'][number];
/** A day's sales: of a week ago, for comparison with today, and orders paid just now that wait to be shipped. */
const weekAgo = (time: string, item: Item, invoiceNo: string): DemoOrder => ({
  ...{ at: [7, time], items: [item], method: 'CARD' },
  steps: [...ship(5, invoiceNo), deliver(4, '17:20')],
});
const today = (minutesAgo: number, item: Item, method: DemoOrder['method'] = 'CARD'): DemoOrder => ({
  ...{ at: { minutesAgo }, items: [item], method, steps: [] },
});

/** Of a member of another mall: work for the office, such as claims in each state, late deposits, and differences. */
export const waitingStory: DemoStory = {
  addresses: [
    {
      label: '집',
      recipient: '윤서아',
      phone: '01055558642',
      postcode: '13561',
      roadAddress: '경기도 성남시 분당구 정자일로 00',
      detailAddress: '201동 1104호',
      isDefault: true,
    },
  ],
  orders: [
    {
      at: [11, '20:12'],
      items: [['듀얼 에어프라이어 9L 두 칸', 2]],
      method: 'CARD',
      steps: [
        ...ship(9, '640112345701'),
        deliver(8, '14:05'),
        claim(6, {
          type: 'RETURN',
          fault: 'SELLER',
          reason: '두 대 모두 한쪽 칸이 뜨거워지지 않아요.',
          lines: [{ lineNo: 1, quantity: 2 }],
        }),
        decide(6, 'approve', '불편을 드려 죄송해요. 내일 기사님이 방문해요.'),
        decide(4, 'pick-up'),
      ],
    },
    {
      at: [9, '12:20'],
      items: [['톤업 베이스 크림 40ml', 1]],
      method: 'CARD',
      steps: [
        ...ship(7, '640112345708'),
        deliver(6, '15:12'),
        { at: [2, '15:20'], kind: 'cancelThere', amount: 3_000 },
      ],
    },
    {
      at: [7, '09:48'],
      items: [
        ['진공 텀블러 890ml 2종 세트', 1],
        ['디퓨저 200ml + 소이캔들 선물세트', 1],
      ],
      method: 'CARD',
      steps: [
        ...ship(5, '640112345715'),
        deliver(4, '11:31'),
        claim(2, {
          type: 'RETURN',
          fault: 'MEMBER',
          reason: '텀블러가 생각보다 커서 컵홀더에 안 들어가요.',
          lines: [{ lineNo: 1, quantity: 1 }],
        }),
      ],
    },
    {
      at: [6, '21:20'],
      items: [['시어버터 바디로션 400ml', 2]],
      method: 'EASY_PAY',
      steps: [
        ...ship(4, '640112345729'),
        deliver(3, '16:44'),
        claim(1, {
          type: 'EXCHANGE',
          fault: 'SELLER',
          reason: '한 개의 뚜껑이 깨져서 왔어요.',
          lines: [{ lineNo: 1, quantity: 1 }],
        }),
      ],
    },
    {
      at: [5, '19:31'],
      items: [['시어버터 바디로션 400ml', 1]],
      method: 'VIRTUAL_ACCOUNT',
      steps: [{ at: [5, '21:02'], kind: 'payTwice' }, ...ship(3, '640112345731'), deliver(2, '13:20')],
    },
    {
      at: [4, '13:02'],
      items: [['톤업 베이스 크림 40ml', 2]],
      method: 'VIRTUAL_ACCOUNT',
      steps: [{ at: [3, '10:26'], kind: 'payTwice' }, ...ship(1, '640112345733')],
    },
    {
      at: [2, '22:37'],
      items: [
        ['허니 립밤 슬리핑 팩 15g', 3],
        ['레티놀 탄력 세럼 40ml', 1],
      ],
      method: 'CARD',
      steps: [
        { at: [1, '08:30'], kind: 'PREPARING' },
        claim(1, {
          type: 'CANCEL',
          fault: 'MEMBER',
          reason: '립밤을 잘못 담았어요.',
          lines: [{ lineNo: 1, quantity: 2 }],
        }),
      ],
    },
    weekAgo('00:10', ['듀얼 에어프라이어 9L 두 칸', 1], '640112345741'),
    weekAgo('07:25', ['톤업 베이스 크림 40ml', 2], '640112345742'),
    weekAgo('11:15', ['레티놀 탄력 세럼 40ml', 1], '640112345743'),
    weekAgo('20:05', ['시어버터 바디로션 400ml', 1], '640112345744'),
    {
      at: [1, '20:40'],
      items: [['디퓨저 200ml + 소이캔들 선물세트', 1]],
      method: 'CARD',
      gift: {
        receiverName: '한지우',
        receiverPhone: '01000001234',
        senderName: '윤서아',
        message: '지우야, 승진 축하해!\n출근길이 조금 더 조용해지길 바라.',
        card: 'GIFT',
      },
      steps: [],
    },
    today(300, ['진공 텀블러 890ml 2종 세트', 2]),
    today(170, ['레티놀 탄력 세럼 40ml', 2], 'EASY_PAY'),
    today(65, ['디퓨저 200ml + 소이캔들 선물세트', 1]),
    today(12, ['듀얼 에어프라이어 9L 두 칸', 1]),
  ],
};
