import { Button } from '@mall/ui/button';
import { OptionTiles } from '@mall/ui/option-tiles';
import { Row } from '@mall/ui/row';
import { Select } from '@mall/ui/select';
import { Stack } from '@mall/ui/stack';
import { Text } from '@mall/ui/text';
import { createContext, memo, use } from 'react';
import { Panel } from '../../components/panel/panel.tsx';
import { askedFields, type ConditionField, conditionFields } from './condition-words.ts';
import styles from './conditions-panel.module.css';
import { FoundCount, type FoundPhones } from './found-count.tsx';
import type { Conditions } from './use-conditions.ts';

type Props = { bar: Conditions; doneLabel?: string; found?: FoundPhones };

/** More choices than this, or names of any length, go into a list that opens. */
const mostTiles = 5;
const asLists = ['carrier', 'currentCarrier'];
/** From one to the other: beside each other. */
const pair = ['currentCarrier', 'carrier'] as const;

const Shown = createContext<Props | undefined>(undefined);

/** All of 내 조건; what is chosen counts at once, so the list behind and the number below follow. */
export function ConditionsPanel(props: Props) {
  const { conditions, isOpen, close, clear } = props.bar;
  return (
    <Shown value={props}>
      <Frame isOpen={isOpen && conditions !== null} close={close} clear={clear} />
    </Shown>
  );
}

type FrameProps = Pick<Conditions, 'isOpen' | 'close' | 'clear'>;

/** Rendered again only when it opens or closes; what is in it reads what it shows. */
const Frame = memo(function Frame({ isOpen, close, clear }: FrameProps) {
  return (
    <Panel
      size="lg"
      title="내 조건"
      action={
        <Button variant="text" size="sm" onClick={clear}>
          초기화
        </Button>
      }
      isOpen={isOpen}
      onClose={close}
      footer={<Foot />}
    >
      <Body />
    </Panel>
  );
});

function Body() {
  const { bar } = use(Shown) ?? {};
  return bar?.conditions && <Fields bar={bar} />;
}

function Foot() {
  const { bar, found, doneLabel = '이 조건으로 보기' } = use(Shown) ?? {};
  return (
    <>
      {found && <FoundCount {...found} />}
      <Button size="lg" variant="primary" onClick={bar?.close}>
        {doneLabel}
      </Button>
    </>
  );
}

/** Rendered again only when the conditions change, not when the list behind has followed. */
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

/** Five short words fit beside each other on a phone, and three longer ones. */
const columnsOf = (options: ConditionField['options']) =>
  options.length === 5 && options.every(({ label }) => label.length < 5) ? 5 : options.length === 2 ? 2 : 3;

type FieldProps = { field: ConditionField; isList: boolean; isHalf: boolean; onChange: Conditions['change'] };

function Field({ field: { label, hint, value, options, read }, isList, isHalf, onChange }: FieldProps) {
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
      <Row align="baseline" justify="between" gap={8}>
        <Text as="h3" size={14} weight="semibold">
          {label}
        </Text>
        {hint && (
          <Text as="span" size={13} tone="muted">
            {hint}
          </Text>
        )}
      </Row>
      <OptionTiles
        label={label}
        className={styles.tiles}
        columns={columnsOf(options)}
        options={options}
        value={value}
        onChange={(next) => onChange(read(next))}
      />
    </Stack>
  );
}
