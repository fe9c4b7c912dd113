import '../src/core-font.css';
import '../src/fonts.css';
import '../src/tokens.css';
import '../src/base.css';
import { createRoot } from 'react-dom/client';
import { Showcase } from './showcase.tsx';

const theme = new URLSearchParams(location.search).get('theme') ?? '';
if (theme) document.documentElement.dataset['theme'] = theme;
const root = document.getElementById('root');
if (root) createRoot(root).render(<Showcase theme={theme} />);
