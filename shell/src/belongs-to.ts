interface PathsOfApp {
  readonly paths: readonly string[];
  readonly except: readonly string[];
}

/** Whether a path belongs to the application: at or below one of its paths, and not below an exception. */
export function belongsTo({ paths, except }: PathsOfApp, pathname: string): boolean {
  const below = (prefix: string) =>
    prefix === '/' || pathname === prefix || pathname.startsWith(`${prefix}/`);
  return paths.some(below) && !except.some(below);
}
