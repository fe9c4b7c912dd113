import { expect, test } from 'vitest';
import { toFoundAddress } from './postcode-widget.ts';

const picked = {
  zonecode: '04512',
  address: '서울 중구 온누리동 1',
  roadAddress: '서울 중구 모아온로 100',
  autoRoadAddress: '',
  buildingName: '',
};

test('an address is written with its road and its building', () => {
  expect(toFoundAddress(picked)).toEqual({ postcode: '04512', roadAddress: '서울 중구 모아온로 100' });
  expect(toFoundAddress({ ...picked, buildingName: '모아온타워' }).roadAddress).toBe(
    '서울 중구 모아온로 100 (모아온타워)',
  );
});

test('one that was picked by its lot has the road that the widget names, or none', () => {
  const byLot = { ...picked, roadAddress: '', autoRoadAddress: '서울 중구 모아온로 100' };
  expect(toFoundAddress(byLot).roadAddress).toBe('서울 중구 모아온로 100');
  expect(toFoundAddress({ ...byLot, autoRoadAddress: '' }).roadAddress).toBe('서울 중구 온누리동 1');
});
