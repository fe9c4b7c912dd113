/** The promises of the subscription band; true for every product that a mall lists there. */
export const subscriptionPromise = {
  title: '사지 말고,\n필요한 만큼 구독',
  text: '설치부터 정기 관리, 해지까지\n이 몰에서 한 번에 확인하세요.',
  points: ['제휴카드를 쓰면 매달 더 할인', '정해진 주기마다 전문 매니저 관리', '해지할 때 드는 돈까지 미리 안내'],
} as const;
