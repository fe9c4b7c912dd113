import { expect, test } from 'vitest';
import { ApiError, errorText, toClientError } from './api-error.ts';

// R8.05
test('an aborted request says so', () => {
  expect(toClientError(new DOMException('aborted', 'AbortError'))).toMatchObject({
    code: 'ERR_CANCELED',
    status: 0,
    message: '요청이 취소되었습니다.',
  });
});

// R8.06
test('any other failure without a reply is a network error', () => {
  expect(toClientError(new TypeError('Failed to fetch'))).toMatchObject({
    code: 'ERR_NETWORK',
    status: 0,
    message: '네트워크 오류입니다. 나중에 다시 시도해 주세요.',
  });
});

// R8.06 R8.08 R8.09
test('the server’s message comes first, the network’s where code did not load, else the fallback', () => {
  const refused = { code: '4000', message: '잘못된 요청이에요.' };
  expect(errorText(new ApiError({ ...refused, description: '이름을 입력해 주세요.' }), '-')).toBe(
    '이름을 입력해 주세요.',
  );
  expect(errorText(new ApiError(refused), '-')).toBe('잘못된 요청이에요.');
  expect(errorText(new ApiError({ code: '4000', message: '' }), '다시 시도해 주세요.')).toBe('다시 시도해 주세요.');
  const withoutCode = new TypeError('Failed to fetch dynamically imported module: http://mall.example/assets/a.js');
  expect(errorText(withoutCode, '-')).toBe('네트워크 오류입니다. 나중에 다시 시도해 주세요.');
  expect(errorText(new Error('a fault of the code'), '다시 시도해 주세요.')).toBe('다시 시도해 주세요.');
});
