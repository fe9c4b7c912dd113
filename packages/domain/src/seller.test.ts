import { expect, test } from 'vitest';
import { noticeWithSeller, type Seller } from './seller.ts';

const notice = [
  { label: '제조국', value: '대한민국' },
  { label: '판매자', value: '가람상회' },
];
const seller: Seller = {
  ...{ supplierNo: 1, company: '새벽들', representativeName: '한들', businessNumber: '220-81-62517' },
  ...{ salesPermitNumber: '제2026-서울중구-0001호', address: '서울 중구 1', phone: '02-123-4567' },
  ...{ email: 'help@dawn.example', returnAddress: '' },
};

test('a notice names the supplier in place of its own line, and goods go back to where the supplier says', () => {
  expect(noticeWithSeller(notice, seller)).toEqual([
    { label: '제조국', value: '대한민국' },
    { label: '판매자', value: '새벽들 (대표 한들)' },
    { label: '판매자 사업자등록번호', value: '220-81-62517' },
    { label: '판매자 통신판매업 신고', value: '제2026-서울중구-0001호' },
    { label: '판매자 주소', value: '서울 중구 1' },
    { label: '판매자 연락처', value: '02-123-4567, help@dawn.example' },
    { label: '교환·반품 보낼 곳', value: '서울 중구 1' },
  ]);
  const elsewhere = noticeWithSeller(notice, { ...seller, returnAddress: '경기 이천시 9' });
  expect(elsewhere.at(-1)?.value).toBe('경기 이천시 9');
});

test('without a supplier a notice says what it says', () => {
  expect(noticeWithSeller(notice, null)).toEqual(notice);
});
