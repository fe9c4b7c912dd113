import { emailPattern } from '@mall/contracts/email-address';
import { isLoginId, loginIdRule } from '@mall/domain/login-id';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { emailQuery, loginIdQuery } from '../api/joining.query.ts';

const typingPauseMilliseconds = 500;

/** A value as soon as it has stood still for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), typingPauseMilliseconds);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** What to say of a field that is being typed: nothing while nothing is sure. */
export type Usability = { readonly ok?: string; readonly error?: string };

const words = {
  id: { ok: '쓸 수 있는 아이디예요.', error: '쓸 수 없는 아이디예요. 다른 아이디를 입력해 주세요.' },
  email: { ok: '쓸 수 있는 이메일이에요.', error: '쓸 수 없는 이메일이에요. 다른 이메일을 입력해 주세요.' },
} as const;

/** Asks as one types whether an id may be used. */
export function useIdUsability(id: string): Usability {
  const settled = useSettled(id);
  const { data } = useQuery({ ...loginIdQuery(settled), enabled: isLoginId(settled) });
  if (id === '' || settled !== id) return {};
  if (!isLoginId(id)) return { error: loginIdRule };
  return toWords(data, words.id);
}

/** Asks as one types whether an address may be used; what is no address yet is judged when it is sent. */
export function useEmailUsability(typed: string): Usability {
  const email = typed.trim();
  const settled = useSettled(email);
  const isAddress = emailPattern.test(settled);
  const { data } = useQuery({ ...emailQuery(settled), enabled: isAddress });
  return settled === email && isAddress ? toWords(data, words.email) : {};
}

function toWords(data: { isUsable: boolean } | undefined, { ok, error }: { ok: string; error: string }): Usability {
  if (!data) return {};
  return data.isUsable ? { ok } : { error };
}
