import type { ReactNode } from 'react';
import { AlertProvider } from '../src/alert-provider.tsx';
import { Page } from '../src/page.tsx';
import { Row } from '../src/row.tsx';
import { Stack } from '../src/stack.tsx';
import { TabLinks } from '../src/tabs.tsx';
import { Text } from '../src/text.tsx';
import { ToastProvider } from '../src/toast-provider.tsx';
import { pieces, type States } from './pieces.ts';

const themes = ['', 'A', 'B', 'C', 'D', 'E'].map((theme) => {
  const label = theme || '기본';
  return { value: theme, label, render: <a href={`?theme=${theme}`}>{label}</a> };
});

/** Every component in every state, in the theme that the address names: `?theme=B`. */
export function Showcase({ theme }: { theme: string }) {
  return (
    <ToastProvider>
      <AlertProvider>
        <Page as="main" paddingTop={40} paddingBottom={96} gap={48}>
          <Stack gap={16}>
            <Text as="h1" variant="page">
              @mall/ui
            </Text>
            <TabLinks label="테마" items={themes} value={theme} />
          </Stack>
          {Array.from(pieces, ([name, states]) => (
            <Piece key={name} name={name} states={states} />
          ))}
        </Page>
      </AlertProvider>
    </ToastProvider>
  );
}

function Piece({ name, states }: { name: string; states: States }) {
  return (
    <Stack as="section" gap={20} aria-labelledby={name}>
      <Text as="h2" variant="section" id={name}>
        {name}
      </Text>
      <Row wraps gap={28}>
        {Object.entries(states).map(([state, shown]) => (
          <State key={state} name={state}>
            {shown}
          </State>
        ))}
      </Row>
    </Stack>
  );
}

function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Stack gap={8}>
      <Text variant="small" tone="muted">
        {name}
      </Text>
      <div>{children}</div>
    </Stack>
  );
}
