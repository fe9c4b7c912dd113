import { describe, expect, test } from 'vitest';
import { boardListPath, readBoardAddress, readPostAddress } from './board-address.ts';

describe('R2.16 a board’s address', () => {
  test('keeps what makes sense of what was typed', () => {
    const typed = { tp: 'CM00410', page: '3', label: '배송', q: '김장' };
    expect(readBoardAddress(typed)).toEqual({ tp: 'CM00410', page: 3, label: '배송', q: '김장' });
    expect(readBoardAddress({ tp: 'CM99999', page: '-1', q: '' })).toEqual({ tp: 'CM00404' });
  });

  test('is written as the specification spells it', () => {
    expect(boardListPath({ tp: 'CM00404' })).toBe('/board/boardList?tp=CM00404&page=1');
    expect(boardListPath({ tp: 'CM00404', page: 2, q: '가 나' })).toBe(
      '/board/boardList?tp=CM00404&page=2&q=%EA%B0%80+%EB%82%98',
    );
  });

  test('of a post names no post when its number makes no sense', () => {
    expect(readPostAddress({ tp: 'CM00410', no: '12' })).toEqual({ tp: 'CM00410', no: 12 });
    expect(readPostAddress({ no: 'abc' })).toEqual({ tp: 'CM00404', no: 0 });
  });
});
