import { formatNumber } from '@mall/domain/money';
import { TextField } from '@mall/ui/text-field';
import { useState } from 'react';

type Props = {
  label: string;
  value: number | undefined;
  placeholder: number;
  onCommit: (value: number | undefined) => void;
};

/** A price in won, applied on blur or Enter. */
export function PriceField({ label, value, placeholder, onCommit }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const known = value === undefined ? '' : formatNumber(value);
  const commit = () => {
    if (typed === null) return;
    const next = typed === '' ? undefined : Number(typed.replaceAll(',', ''));
    setTyped(null);
    if (next !== value) onCommit(next);
  };
  return (
    <TextField
      size="sm"
      label={`${label} (원)`}
      isLabelHidden
      inputMode="numeric"
      autoComplete="off"
      placeholder={formatNumber(placeholder)}
      value={typed ?? known}
      onChange={(event) => {
        const digits = event.target.value.replace(/\D/g, '').slice(0, 9);
        setTyped(digits === '' ? '' : formatNumber(Number(digits)));
      }}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
      }}
    />
  );
}
