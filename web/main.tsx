import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useTexts } from './lib/i18n.ts';
import { Button } from './ui/button.tsx';
import { errorText } from './lib/error-copy.ts';

function X() {
  const t = useTexts('app');
  return <Button onClick={() => errorText(1)}>{t('name')}</Button>;
}
export function start() {
  createRoot(document.getElementById('root')!).render(<StrictMode><QueryClientProvider client={new QueryClient()}><BrowserRouter><X /></BrowserRouter></QueryClientProvider></StrictMode>);
}
