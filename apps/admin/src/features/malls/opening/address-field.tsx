import { type AddressVerdict, checkMallAddress } from '@mall/contracts/office/mall-opening';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { TextField } from '../../../kit/form/controls.tsx';
import type { FormField } from '../../../kit/form/use-office-form.ts';
import { reading } from '../../../lib/use-office.ts';

const faults: Readonly<Record<Exclude<AddressVerdict, 'FREE'>, string>> = {
  TAKEN: '이미 다른 몰이 쓰고 있는 주소예요.',
  RESERVED: '다른 곳에 쓰는 이름이라 몰 주소로 쓸 수 없어요.',
  MALFORMED: '영문 소문자로 시작해 소문자, 숫자, 줄표로 2~31자를 적어 주세요.',
};

/** The address of a new mall, checked during typing. */
export function AddressField({ label, error, ...field }: FormField & { label: string }) {
  const mallUrl = useDeferredValue(field.value);
  const { data } = useQuery({
    ...reading(checkMallAddress, { query: { mallUrl } }),
    enabled: mallUrl.length > 1,
    placeholderData: keepPreviousData,
  });
  const verdict = mallUrl.length > 1 ? data?.verdict : undefined;
  const fault = verdict && verdict !== 'FREE' ? faults[verdict] : undefined;
  const shown = error ?? fault;
  return (
    <TextField
      label={label}
      autoCapitalize="none"
      spellCheck={false}
      unit={`.${location.hostname.replace(/^admin\./, '')}`}
      help={verdict === 'FREE' ? '쓸 수 있는 주소예요.' : '나중에 바꿀 수 없어요.'}
      {...field}
      error={shown}
    />
  );
}
