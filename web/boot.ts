void import('./main.tsx').then((app) => app.start());
