import { type PhoneMemory, savePhone } from '@mall/contracts/office/product-facts';
import type { ProductDetail } from '@mall/contracts/office/products';
import { priceOn } from '@mall/domain/office/release-prices';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { Button, IconButton } from '../../../kit/button.tsx';
import { DatedLine, DatedPart } from '../../../kit/dated-line.tsx';
import { Checkbox, TextField } from '../../../kit/form/controls.tsx';
import { longestOf } from '../../../kit/form/longest.ts';
import { seoulDay } from '../../../lib/moments.ts';
import { numberOf, percentText } from '../../../lib/numbers.ts';
import productStyles from '../products.module.css';
import styles from './facts.module.css';
import type { PhoneForm } from './phone-section.tsx';
import { PriceModal } from './price-modal.tsx';

const most = 12;

/** A phone's memories, each with its release prices on a timeline. */
export function MemoryFields({ form, product }: { form: PhoneForm; product: ProductDetail }) {
  const [adding, setAdding] = useState<number>();
  const { memories } = form.values;
  const set = (next: PhoneMemory[]) => form.set('memories', next);
  const write = (at: number, change: Partial<PhoneMemory>) =>
    set(memories.map((one, index) => (index === at ? { ...one, ...change } : one)));
  const fresh = { memory: '', prices: [{ since: seoulDay(), price: 0 }], isSoldOut: false };
  const chosen = adding === undefined ? undefined : memories[adding];
  return (
    <div className={productStyles.fields}>
      {memories.map((one, at) => (
        <Memory
          // biome-ignore lint/suspicious/noArrayIndexKey: a memory that is being named has nothing but its place
          key={at}
          {...{ one, at, form }}
          isNew={!product.phone?.memories.some(({ memory }) => memory === one.memory)}
          onWrite={(change) => write(at, change)}
          onRemove={() => set(memories.filter((_, index) => index !== at))}
          onAdd={() => setAdding(at)}
        />
      ))}
      {form.errors['memories'] && (
        <p className={productStyles.problem} role="alert">
          {form.errors['memories']}
        </p>
      )}
      <div>
        <Button icon={Plus} disabled={memories.length >= most} onClick={() => set([...memories, fresh])}>
          용량 추가
        </Button>
      </div>
      {adding !== undefined && chosen && (
        <PriceModal
          {...{ product, memory: chosen }}
          card={form.values.card}
          onClose={() => setAdding(undefined)}
          onAdd={(price) => write(adding, { prices: withPrice(chosen.prices, price) })}
        />
      )}
    </div>
  );
}

type Price = PhoneMemory['prices'][number];
/** In the order of their days; another one for the same day replaces it. */
const withPrice = (prices: readonly Price[], added: Price): Price[] =>
  [...prices.filter(({ since }) => since !== added.since), added].toSorted((one, other) =>
    one.since.localeCompare(other.since),
  );

type MemoryProps = {
  one: PhoneMemory;
  at: number;
  form: PhoneForm;
  isNew: boolean;
  onWrite: (change: Partial<PhoneMemory>) => void;
  onRemove: () => void;
  onAdd: () => void;
};

function Memory({ one, at: place, form, isNew, onWrite, onRemove, onAdd }: MemoryProps) {
  const [isNamed] = useState(!isNew);
  const name = one.memory || `${place + 1}번째 용량`;
  const problem = (field: string) => form.errors[`memories.${place}.${field}`];
  const [first] = one.prices;
  const atFirst = isNamed ? undefined : (problem('prices.0.price') ?? problem('prices.0.since'));
  const at = `memories.${place}.prices`;
  const wrong = Object.entries(form.errors).find(
    ([field, message]) => field.startsWith(at) && message !== atFirst,
  )?.[1];
  return (
    <fieldset className={styles.memory}>
      <legend className="visually-hidden">{name}</legend>
      <div className={styles.memoryHead}>
        {isNamed ? (
          <b>{one.memory}</b>
        ) : (
          <>
            <TextField
              label="용량"
              size="sm"
              maxLength={longestOf(savePhone.body, 'memories.0.memory')}
              placeholder="512GB"
              error={problem('memory')}
              value={one.memory}
              onChange={({ target }) => onWrite({ memory: target.value })}
            />
            <TextField
              label="출고가"
              size="sm"
              inputMode="numeric"
              unit="원"
              error={atFirst}
              value={first && first.price > 0 ? String(first.price) : ''}
              onChange={({ target }) =>
                first && onWrite({ prices: [{ ...first, price: numberOf(target.value) }, ...one.prices.slice(1)] })
              }
            />
          </>
        )}
        <Checkbox checked={one.isSoldOut} onChange={({ target }) => onWrite({ isSoldOut: target.checked })}>
          품절
        </Checkbox>
        <span className={styles.ends}>
          <Button size="sm" icon={CalendarPlus} aria-label={`${name} 출고가 예약`} onClick={onAdd}>
            출고가 예약
          </Button>
          <IconButton icon={X} label={`${name} 빼기`} onClick={onRemove} />
        </span>
      </div>
      <Prices
        one={one}
        onRemove={(since) => onWrite({ prices: one.prices.filter((price) => price.since !== since) })}
      />
      {wrong && (
        <p className={productStyles.problem} role="alert">
          {wrong}
        </p>
      )}
    </fieldset>
  );
}

const kindWords = { past: '지난 출고가', current: '적용 중', planned: '예정' };

/** The past, current and future prices on a timeline. */
function Prices({ one, onRemove }: { one: PhoneMemory; onRemove: (since: string) => void }) {
  const today = seoulDay();
  const now = one.prices.findLast(({ since }) => since <= today);
  return (
    <DatedLine label={`${one.memory} 출고가`}>
      {one.prices.map((each, at) => {
        const kind = each === now ? 'current' : each.since > today ? 'planned' : 'past';
        return (
          <DatedPart
            key={each.since}
            kind={kind}
            span={`${kindWords[kind]} · ${each.since.replaceAll('-', '.')}부터`}
            price={each.price}
          >
            {kind === 'planned' && (
              <>
                <Percent before={one.prices[at - 1]?.price} after={each.price} />
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={`${one.memory} ${each.since} 출고가 취소`}
                  onClick={() => onRemove(each.since)}
                >
                  취소
                </Button>
              </>
            )}
          </DatedPart>
        );
      })}
    </DatedLine>
  );
}

function Percent({ before, after }: { before: number | undefined; after: number }) {
  if (!before || before === after) return null;
  const percent = ((after - before) / before) * 100;
  return <span>{percentText(percent)}</span>;
}

export const priceToday = (memories: readonly PhoneMemory[], memory: string): number =>
  priceOn(memories.find((one) => one.memory === memory)?.prices ?? [], seoulDay()) ?? 0;
