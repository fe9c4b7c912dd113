/** The end of advertising, in Korean and English, as the law requires; the link follows each sentence. */
export const refusalWords = [
  {
    text: '이 메일은 광고성 정보 수신에 동의하신 분께 보내 드립니다. 더 이상 받지 않으시려면 눌러 주십시오.',
    label: '수신거부',
  },
  { text: 'If you no longer wish to receive these e-mails, you can', label: 'unsubscribe' },
] as const;
