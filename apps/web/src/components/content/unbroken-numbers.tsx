import { Fragment } from 'react';
import styles from './unbroken-numbers.module.css';

const phoneOrHours = /(\d[\d-]{7,}\d|\d\d:\d\d – \d\d:\d\d)/;

/** A sentence in which phone numbers and hours stay on one line. */
export function UnbrokenNumbers({ text }: { text: string }) {
  const [start = '', ...rest] = text.split(phoneOrHours);
  const pairs = rest.flatMap((number, index) => (index % 2 === 0 ? [{ number, after: rest[index + 1] ?? '' }] : []));
  return (
    <>
      {start}
      {pairs.map(({ number, after }) => (
        <Fragment key={number}>
          <span className={styles.number}>{number}</span>
          {after}
        </Fragment>
      ))}
    </>
  );
}
