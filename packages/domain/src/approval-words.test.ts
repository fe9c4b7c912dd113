import { expect, test } from 'vitest';
import { approvalWords } from './approval-words.ts';

test('whoever waits for approval is shown who decides, within three working days, and whom to contact', () => {
  const mall = { company: '가람상회', customerPhone: '1500-0000', centerOpensAt: '0900', centerClosesAt: '1800' };
  expect(approvalWords(mall)).toEqual({
    decides: '가람상회 담당자가 영업일로 3일 안에 확인하고, 결과를 이메일로 알려 드려요.',
    contact:
      '더 늦어지거나 궁금한 점이 있으면 고객센터 1500-0000(평일 09:00 – 18:00, 주말·공휴일 휴무)로 문의해 주세요.',
  });
});
