import { describe, expect, it } from 'vitest';
import { belongsTo } from './belongs-to.ts';

const site = { paths: ['/'], except: ['/admin', '/admin-login'] };
const office = { paths: ['/admin', '/admin-login'], except: [] };

describe('a path', () => {
  it.each(['/', '/booking', '/no-such-page', '/administration'])('%s is of the public site', (path) => {
    expect([belongsTo(site, path), belongsTo(office, path)]).toEqual([true, false]);
  });

  it.each(['/admin', '/admin/crm/7', '/admin-login'])('%s is of the back office', (path) => {
    expect([belongsTo(site, path), belongsTo(office, path)]).toEqual([false, true]);
  });
});
