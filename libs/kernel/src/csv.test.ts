import { expect, test } from 'vitest';
import { csvRecord } from './csv.ts';
import { cents } from './money.ts';

test.each([
  [['a', 'b', 3, null], 'a,b,3,\r\n'],
  [[{ amount: cents(12_000) }, { amount: cents(-5) }, -1.5], '120.00,-0.05,-1.5\r\n'],
  [['say "hi", then go'], '"say ""hi"", then go"\r\n'],
  [['two\nlines'], '"two\nlines"\r\n'],
  [['=1+1'], "'=1+1\r\n"],
  [['+1 404 555 0137'], "'+1 404 555 0137\r\n"],
  [['-2', '@SUM(A1)'], "'-2,'@SUM(A1)\r\n"],
  [[' =HYPERLINK("x")'], '"\' =HYPERLINK(""x"")"\r\n'],
  [['\t=1'], "'\t=1\r\n"],
  [['＝1+1'], "'＝1+1\r\n"],
  [['＋1', '－1', '＠SUM(A1)'], "'＋1,'－1,'＠SUM(A1)\r\n"],
  [['﹦1+1', '﹢1', '﹣1', '﹫SUM(A1)'], "'﹦1+1,'﹢1,'﹣1,'﹫SUM(A1)\r\n"],
  [['\u3000＝1+1'], "'\u3000＝1+1\r\n"],
  [['\u200B=1+1', '\u0001@SUM(A1)'], "'\u200B=1+1,'\u0001@SUM(A1)\r\n"],
  [['\r=1+1', '\n=1+1'], '"\'\r=1+1","\'\n=1+1"\r\n'],
  [['   =1+1'], "'   =1+1\r\n"],
  [['1 ＝ 1', 'a=b'], '1 ＝ 1,a=b\r\n'],
  [['Zoë'], 'Zoë\r\n'],
])('%j is written as %j', (fields, record) => {
  expect(csvRecord(fields)).toBe(record);
});
