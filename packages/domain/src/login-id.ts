/** The form of an id, as explained at its field. */
export const loginIdRule = '영문 소문자로 시작하는 5~20자로, 영문 소문자와 숫자만 쓸 수 있어요.';

const reserved = ['admin', 'administrator', 'operator', 'system', 'manager', 'guest', 'support'];

export const longestLoginId = 20;
const form = new RegExp(`^[a-z][a-z0-9]{4,${longestLoginId - 1}}$`);

/** Whether this id is allowed. Names of the operator are reserved. */
export const isLoginId = (id: string): boolean => form.test(id) && !reserved.includes(id);
