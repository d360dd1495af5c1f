// Federation settles the shared packages before anything that uses them runs.
void import('./standalone-office.tsx');
