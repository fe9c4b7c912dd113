import { emailPattern } from '@mall/contracts/email-address';

/** What is wrong with an address as it was typed; undefined when a mail can be sent there. */
export function emailComplaint(typed: string): string | undefined {
  const email = typed.trim();
  if (email === '') return '이메일을 입력해 주세요.';
  return emailPattern.test(email) ? undefined : '이메일을 name@example.com처럼 입력해 주세요.';
}
