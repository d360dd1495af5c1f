-- The table of a service that limits what visitors do.
CREATE TABLE rate_limits (
  purpose text NOT NULL, subject text NOT NULL, used int NOT NULL, expires_at timestamptz(3) NOT NULL,
  PRIMARY KEY (purpose, subject)
);
