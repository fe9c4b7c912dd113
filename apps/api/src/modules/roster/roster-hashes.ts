import type { MallScope } from '@mall/db/in-mall';
import type { Dependencies } from '../../dependencies.ts';
import type { Hashes } from './roster.repository.ts';

type Person = { readonly name: string; readonly birth: string; readonly email: string };

/** What a roster stores about a person: hashes that cannot be computed without the server's key, different in each mall. */
export function hashesOf(
  { hash }: Dependencies['vault'],
  { mallId }: MallScope,
  { name, birth, email }: Person,
): Hashes {
  const of = (kind: string, value: string) => (value === '' ? '' : hash(`roster ${mallId} ${kind} ${value}`));
  return {
    name: of('name', name.replace(/\s/g, '')),
    birth: of('birth', birth.slice(0, 4)),
    email: of('email', email.trim().toLowerCase()),
  };
}
