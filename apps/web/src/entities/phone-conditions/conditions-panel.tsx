import { Button } from '@mall/ui/button';
import { OptionTiles } from '@mall/ui/option-tiles';
import { Select } from '@mall/ui/select';
import { Stack } from '@mall/ui/stack';
import { Text } from '@mall/ui/text';
import { memo } from 'react';
import { Panel } from '../../components/panel/panel.tsx';
import { askedFields, type ConditionField, conditionFields } from './condition-words.ts';
import styles from './conditions-panel.module.css';
import type { Conditions } from './use-conditions.ts';

type Props = { bar: Conditions; doneLabel?: string; summary?: string };

/** More choices than this, or names of any length, stand in a list that opens. */
const mostTiles = 5;
const asLists = ['carrier', 'currentCarrier', 'age'];
/** From one to the other: beside each other. */
const pair = ['currentCarrier', 'carrier'] as const;

/** All of 내 조건; what is chosen counts at once, so the list behind and the number below follow. */
export function ConditionsPanel({ bar, doneLabel = '이 조건으로 보기', summary = '' }: Props) {
  const { conditions, isOpen, close, clear } = bar;
  const footer = (
    <>
      <Button size="lg" onClick={clear}>
        초기화
      </Button>
      <Button size="lg" variant="primary" onClick={close}>
        {doneLabel}
      </Button>
    </>
  );
  return (
    <Panel size="lg" title="내 조건" isOpen={isOpen && conditions !== null} onClose={close} footer={footer}>
      {conditions && (
        <Stack gap={20}>
          <Text as="p" size={14} tone="muted" role="status">
            {summary}
          </Text>
          <Fields bar={bar} />
        </Stack>
      )}
    </Panel>
  );
}

/** Drawn again for other conditions alone, not when the list behind has followed. */
const Fields = memo(function Fields({ bar: { conditions, plans, change } }: Pick<Props, 'bar'>) {
  if (!conditions) return null;
  const fields = conditionFields(conditions, plans);
  const asked = askedFields(conditions);
  const isPaired = pair.every((name) => asked.includes(name));
  return (
    <div className={styles.fields}>
      {asked.map((name) => (
        <Field
          key={name}
          field={fields[name]}
          isList={asLists.includes(name)}
          isHalf={isPaired && pair.some((one) => one === name)}
          onChange={change}
        />
      ))}
    </div>
  );
});

type FieldProps = { field: ConditionField; isList: boolean; isHalf: boolean; onChange: Conditions['change'] };

function Field({ field: { label, value, options, read }, isList, isHalf, onChange }: FieldProps) {
  if (isList || options.length > mostTiles) {
    return (
      <Select
        label={label}
        className={isHalf ? styles.half : undefined}
        options={options}
        value={value}
        onChange={(event) => onChange(read(event.target.value))}
      />
    );
  }
  return (
    <Stack gap={8}>
      <Text as="h3" size={14} weight="semibold">
        {label}
      </Text>
      <OptionTiles
        label={label}
        columns={options.length === 2 ? 2 : 3}
        options={options}
        value={value}
        onChange={(next) => onChange(read(next))}
      />
    </Stack>
  );
}
