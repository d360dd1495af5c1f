import { expect, test } from 'vitest';
import { byteOrderMark, csvFile, csvRecord } from './csv.ts';
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

test('a file is written batch by batch, and a reader who stops ends the batches', async () => {
  let read = 0;
  let isEnded = false;
  async function* batches(): AsyncGenerator<readonly string[]> {
    try {
      for (; read < 3; read += 1) yield [`=${read}`, `b${read}`];
    } finally {
      isEnded = true;
    }
  }
  const pieces = await csvFile([['Name', (text: string) => text]], batches());
  expect(read, 'the first batch is read at once').toBe(0);
  const written: string[] = [];
  for await (const piece of pieces) {
    written.push(piece);
    if (written.length === 2) break;
  }
  expect(written).toEqual([`${byteOrderMark}Name\r\n`, "'=0\r\nb0\r\n"]);
  expect(isEnded).toBe(true);
  expect(read).toBe(0);
});
