import { isLoginId, loginIdRule } from '@mall/domain/login-id';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { loginIdQuery } from '../api/joining.query.ts';

const typingPauseMilliseconds = 500;

/** A value once it has not changed for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), typingPauseMilliseconds);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** The message for a field that is being typed: none while the result is unknown. */
export type Usability = { readonly ok?: string; readonly error?: string };

const words = { ok: '쓸 수 있는 아이디예요.', error: '쓸 수 없는 아이디예요. 다른 아이디를 입력해 주세요.' };

/** Checks while typing whether an id is available. */
export function useIdUsability(id: string): Usability {
  const settled = useSettled(id);
  const { data } = useQuery({ ...loginIdQuery(settled), enabled: isLoginId(settled) });
  if (id === '' || settled !== id) return {};
  if (!isLoginId(id)) return { error: loginIdRule };
  if (!data) return {};
  return data.isUsable ? { ok: words.ok } : { error: words.error };
}
