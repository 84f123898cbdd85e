"""Operations: logs and metrics."""
