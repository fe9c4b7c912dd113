import { Consents } from '../../../entities/terms/consents.tsx';
import { askedTerms } from '../model/order-form.ts';
import type { Checkout } from '../model/use-checkout.ts';
import { Block } from './block.tsx';

/** The terms that this member has not agreed to before; usually none. */
export function ConsentsBlock({ checkout: { form, terms } }: { checkout: Checkout }) {
  const asked = askedTerms(terms);
  if (asked.length === 0) return null;
  const error = form.errors['consents'];
  return (
    <Block title="약관 동의" isInvalid={error !== undefined}>
      <Consents
        terms={asked}
        agreed={form.values.agreedTerms}
        onChange={(agreedTerms) => form.set({ agreedTerms })}
        error={error}
      />
    </Block>
  );
}
